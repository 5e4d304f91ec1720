.PHONY: play
play:
	.venv/bin/kurgan play
