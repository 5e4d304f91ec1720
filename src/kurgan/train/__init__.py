"""The school of the computer, and the games for programs that learn: as OpenSpiel knows them, and contests with it."""
