// What of the frame is open, and what this browser likes.

import { t } from '$lib/i18n.svelte';
import { toast } from '../shell/toasts.svelte';

export type Drawer = 'log' | 'aside' | 'chat' | 'notes';

const SOUND = 'emporion-sound';
const NOTIFY = 'emporion-notify';
const KEYS = 'emporion-keys';
const wish = (key: string, normally: boolean) => (localStorage.getItem(key) ?? (normally ? 'on' : 'off')) === 'on';
const remember = (key: string, on: boolean) => localStorage.setItem(key, on ? 'on' : 'off');
const canNotify = () => 'Notification' in window;

export class Panels {
  /** On narrow screens: which of the side panels lies over the table. */
  drawer = $state<Drawer | null>(null);
  /** What the box of log and chat shows, and whether the table has one. */
  talk = $state<'log' | 'chat'>('log');
  talking = $state(false);
  notes = $state(false);
  menu = $state(false);
  help = $state(false);
  /** After the end: the result, or the table as it was left. */
  result = $state(true);
  /** Lines of chat that were not looked at. */
  unread = $state(0);
  sound = $state(wish(SOUND, true));
  notify = $state(wish(NOTIFY, false) && canNotify() && Notification.permission === 'granted');
  /** Whether single keys do something. */
  keys = $state(wish(KEYS, true));

  private lastDrawer: Drawer = 'log';

  toggleDrawer(which?: Drawer): void {
    if (which) this.lastDrawer = which;
    this.drawer = this.drawer !== null && (!which || this.drawer === which) ? null : this.lastDrawer;
  }

  openDrawer(which: Drawer): void {
    this.drawer = this.lastDrawer = which;
  }

  setSound(on: boolean): void {
    remember(SOUND, (this.sound = on));
  }

  setKeys(on: boolean): void {
    remember(KEYS, (this.keys = on));
  }

  /** Asks the browser where it must be asked. */
  async setNotify(on: boolean): Promise<void> {
    if (on && canNotify() && Notification.permission !== 'granted') await Notification.requestPermission();
    const allowed = canNotify() && Notification.permission === 'granted';
    if (on && !allowed) toast(t('frame-notify-refused'), 'bad');
    remember(NOTIFY, (this.notify = on && allowed));
  }
}
