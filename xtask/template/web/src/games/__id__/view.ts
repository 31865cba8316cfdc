// What the rules send. The types are written by them; here they get the names the page uses.

export type { Action, Event, View } from '$lib/protocol/__id__';
