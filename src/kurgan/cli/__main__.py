from kurgan.cli import main

main()
