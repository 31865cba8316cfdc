# Che cosa la pagina dice di ogni gioco: il nome, una riga, le opzioni.

game-seven-wonders = 7 Wonders
game-seven-wonders-pitch = Scegli le carte, innalza una meraviglia, tieni d’occhio i due vicini.
game-prosperity = Prosperity
game-prosperity-pitch = Dai energia a un paese per decenni e mantieni pulita l’aria.
game-wealth-of-nations = Wealth of Nations
game-wealth-of-nations-pitch = Fonda industrie, contratta, muovi i mercati.

option-seven-wonders-wonders = Meraviglie
option-seven-wonders-wonders-hint = Come ognuno riceve la sua meraviglia.
option-seven-wonders-wonders-dealt = Distribuite a caso
option-seven-wonders-wonders-chosen = Scelte a turno
option-seven-wonders-sides = Lati delle plance
option-seven-wonders-sides-hint = I lati notte hanno poteri più insoliti.
option-seven-wonders-sides-chosen = Ognuno sceglie
option-seven-wonders-sides-day = Tutte di giorno
option-seven-wonders-sides-night = Tutte di notte
option-seven-wonders-sides-random = A caso

option-prosperity-boards = Plance
option-prosperity-boards-hint = Su quale lato gioca ogni posto.
option-prosperity-boards-silver = Argento
option-prosperity-boards-black = Nero
option-prosperity-triangle = Troppo inquinamento
option-prosperity-triangle-hint = Che cosa perde a un conteggio un paese troppo inquinato.
option-prosperity-triangle-all = Tutti i punti
option-prosperity-triangle-symbols = I punti di prosperità
option-prosperity-null-actions = Azioni senza effetto
option-prosperity-null-actions-hint = Pulire senza inquinamento, ricerca su un tracciato pieno.
option-prosperity-null-actions-allowed = Ammesse
option-prosperity-null-actions-forbidden = Vietate
