@rem The exec of shells, for "npm start" on Windows: there it only runs the rest of its line.
@%*
