"""Eastern Front: the war from Barbarossa to the Oder, month by month, in corps and armies."""
