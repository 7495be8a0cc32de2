// The host page begins asynchronously, so that nothing of it is evaluated before all its modules are there.
void import('./bootstrap.js');
