import './bootstrap.js';
