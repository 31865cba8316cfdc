# Trade, plan, production, nations and the end of Wealth of Nations
