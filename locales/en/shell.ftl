home-title = What shall we play?
lost-title = There is nothing here
waiting-for = Waiting for { $who }
