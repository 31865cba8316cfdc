home-title = A cosa giochiamo?
lost-title = Qui non c’è niente
waiting-for = In attesa di { $who }
