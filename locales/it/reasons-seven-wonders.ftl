## Che cosa parla per una mossa

reason-seven-wonders-points = { $up ->
    [yes] { $count ->
        [one] Un punto in più: { $category }.
       *[other] { $count } punti in più: { $category }.
    }
   *[no] { $count ->
        [one] Un punto in meno: { $category }.
       *[other] { $count } punti in meno: { $category }.
    }
}
reason-seven-wonders-science = { $up ->
    [yes] I tuoi simboli valgono { $to } punti invece di { $from }.
   *[no] I tuoi simboli valgono { $to } punti, altrimenti { $from }.
}
reason-seven-wonders-set = Completa una serie di tre.
reason-seven-wonders-coins = { $up ->
    [yes] { $count ->
        [one] Una moneta in più: ne hai { $to }.
       *[other] { $count } monete in più: ne hai { $to }.
    }
   *[no] { $to ->
        [0] Servono le tue ultime monete.
        [one] Costa { $count } monete: ne resta una.
       *[other] Costa { $count } monete: ne restano { $to }.
    }
}
reason-seven-wonders-paid = { $coins ->
    [one] { $who } riceve da te una moneta.
   *[other] { $who } riceve da te { $coins } monete.
}
reason-seven-wonders-goods = { $up ->
    [yes] La tua città produce ogni turno { $to } { $resource } invece di { $from }.
   *[no] La tua città produce ogni turno solo { $to } { $resource }.
}
reason-seven-wonders-choice = Una risorsa in più ogni turno, a scelta: { $goods }.
reason-seven-wonders-price = { $goods ->
    [raw] { $to ->
        [one] Le materie prime di { $who } costano una moneta invece di { $from }.
       *[other] Le materie prime di { $who } costano { $to } monete invece di { $from }.
    }
   *[manufactured] { $to ->
        [one] I manufatti di { $who } costano una moneta invece di { $from }.
       *[other] I manufatti di { $who } costano { $to } monete invece di { $from }.
    }
}
reason-seven-wonders-war = { $outcome ->
    [wins] { $shields ->
        [one] Uno scudo contro { $theirs } di { $who }: { $worth ->
            [one] una vittoria da un punto
           *[other] una vittoria da { $worth } punti
        } se l’Era finisse ora.
       *[other] { $shields } scudi contro { $theirs } di { $who }: { $worth ->
            [one] una vittoria da un punto
           *[other] una vittoria da { $worth } punti
        } se l’Era finisse ora.
    }
    [ties] Tanti scudi quanti { $who }: nessuna sconfitta se l’Era finisse ora.
   *[loses] { $who } ha { $theirs } scudi, tu { $shields }: una sconfitta se l’Era finisse ora.
}
reason-seven-wonders-power-seventh-card = Giochi anche la settima carta di ogni Era.
reason-seven-wonders-power-discard-pick = Puoi costruire una carta degli scarti alla fine del turno.
reason-seven-wonders-power-first-of-color-free = Il tuo primo edificio di ogni colore è gratis.
reason-seven-wonders-power-first-card-free = La tua prima carta di ogni Era è gratis.
reason-seven-wonders-power-last-card-free = La tua ultima carta di ogni Era è gratis.
reason-seven-wonders-free = { $by } lo apre: non costa nulla.
reason-seven-wonders-opens = Più tardi { $card } non costa nulla.
reason-seven-wonders-denies = { $coins ->
    [0] { $who }, che riceve poi la tua mano, potrebbe costruirla gratis.
    [one] { $who }, che riceve poi la tua mano, potrebbe costruirla per una moneta.
   *[other] { $who }, che riceve poi la tua mano, potrebbe costruirla per { $coins } monete.
}
reason-seven-wonders-leaves = { $points ->
    [one] { $who } riceve { $card } con la tua mano e potrebbe trarne un punto.
   *[other] { $who } riceve { $card } con la tua mano e potrebbe trarne { $points } punti.
}

## Che cosa manca a un’altra mossa

reason-seven-wonders-what-points = Punti, { $category }
reason-seven-wonders-what-science = Punti dei simboli
reason-seven-wonders-what-coins = Monete
reason-seven-wonders-what-goods = { $resource } ogni turno
reason-seven-wonders-what-price = Prezzo delle risorse di { $who }
reason-seven-wonders-what-shields = Scudi contro { $who }
reason-seven-wonders-lack-paid = { $coins ->
    [one] Dà a { $who } una moneta in più
   *[other] Dà a { $who } { $coins } monete in più
}
reason-seven-wonders-lack-paid-less = { $coins ->
    [one] Dà a { $who } una moneta in meno
   *[other] Dà a { $who } { $coins } monete in meno
}
reason-seven-wonders-lack-choice = Nessuna scelta tra { $goods }
reason-seven-wonders-lack-choice-more = Ha una scelta tra { $goods }
reason-seven-wonders-lack-power = Non ancora il potere della meraviglia
reason-seven-wonders-lack-power-more = Ha un potere della meraviglia
reason-seven-wonders-lack-free = Non usa che { $card } non costa nulla
reason-seven-wonders-lack-opens = Non apre { $card }
reason-seven-wonders-lack-denies = Lascia { $card } a { $who }
reason-seven-wonders-lack-leaves = Nega { $card } a { $who }

## Indizi

nudge-seven-wonders-war = { $theirs } scudi di { $who } stanno accanto ai tuoi { $shields }.
nudge-seven-wonders-science = Conta i tuoi simboli: { $compass } compassi, { $gear } ingranaggi, { $tablet } tavolette.
nudge-seven-wonders-goods = { $made ->
    [0] La tua città non produce { $resource }.
   *[other] La tua città produce { $made } { $resource } ogni turno.
}
nudge-seven-wonders-trade = { $price ->
    [one] Le risorse di un vicino ti costano una moneta ciascuna.
   *[other] Le risorse di un vicino ti costano { $price } monete ciascuna.
}
nudge-seven-wonders-coins = { $coins ->
    [0] Non hai monete.
    [one] Hai una moneta.
   *[other] Hai { $coins } monete.
}
nudge-seven-wonders-wonder = { $stages ->
    [0] Nessuno stadio della tua meraviglia è costruito; ne ha { $of }.
    [one] Uno stadio della tua meraviglia è costruito; ne ha { $of }.
   *[other] { $stages } stadi della tua meraviglia sono costruiti; ne ha { $of }.
}
nudge-seven-wonders-chains = { $cards ->
    [0] Pensa a che cosa le carte rendono gratis più tardi.
    [one] Una carta della tua mano è gratis grazie a ciò che hai costruito.
   *[other] { $cards } carte della tua mano sono gratis grazie a ciò che hai costruito.
}
nudge-seven-wonders-colour = Carte { $color ->
    [brown] marroni
    [grey] grigie
    [blue] blu
    [yellow] gialle
    [red] rosse
    [green] verdi
   *[purple] viola
} nella tua mano: { $cards }.

## Lezioni

reason-lesson-seven-wonders-turn = Un turno
reason-lesson-seven-wonders-goods = Che cosa produce la tua città
reason-lesson-seven-wonders-buying = Comprare
reason-lesson-seven-wonders-chains = Concatenazioni
reason-lesson-seven-wonders-wonder = La tua meraviglia
reason-lesson-seven-wonders-war = La guerra
reason-lesson-seven-wonders-science = La scienza
reason-lesson-seven-wonders-guilds = Gilde e conteggio
reason-lesson-seven-wonders-selling = Vendere
