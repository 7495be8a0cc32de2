/** Services that do not speak the dialect yet, or whose rooms have no doors. A service leaves the list for good. */
module.exports = ['applications'];
