"""Plays random games of one peer on one thread for a while, and prints what it counted as one JSON object.

    python games.py PEER GAME SECONDS

A decision is an action of a player; what chance does is no decision. Setting up a game counts as part of it.
"""

import json
import random
import sys
import time

SEED = 1


def openspiel_python(name):
    """OpenSpiel with the usual loop in Python: list the legal actions, draw one, apply it."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play():
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                actions = [random.choice(state.legal_actions(player)) for player in range(game.num_players())]
                state.apply_actions(actions)
                decisions += len(actions)
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return lambda: decisions

    return play


def openspiel_cpp(name):
    """OpenSpiel with a whole game in C++: its own loop and its own random bots."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]
    seeds = iter(range(SEED, sys.maxsize))

    def play():
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return lambda: sum(1 for step in state.full_history() if step.player >= 0)

    return play


def catanatron(_):
    """Four random players of catanatron."""
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def play():
        game = Game(players)
        game.play()
        return lambda: len(game.state.actions)

    return play


def rlcard(name):
    """Random agents of RLCard in its own loop."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    environment = library.make(name, config={"seed": SEED})
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

    def play():
        before = environment.timestep
        environment.run(is_training=False)
        return lambda: environment.timestep - before

    return play


PEERS = {"openspiel-python": openspiel_python, "openspiel-cpp": openspiel_cpp, "catanatron": catanatron, "rlcard": rlcard}


def measure(play, seconds):
    """Counting decisions afterwards does not belong to the time of a game."""
    play()
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        started = time.perf_counter()
        count = play()
        spent += time.perf_counter() - started
        games += 1
        decisions += count()
    return {"games_per_second": games / spent, "decisions_per_second": decisions / spent}


def main():
    peer, game, seconds = sys.argv[1:]
    random.seed(SEED)
    print(json.dumps(measure(PEERS[peer](game), float(seconds))))


main()
