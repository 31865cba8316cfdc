// Something of the server that is asked for again and again while somebody looks.

const SLOWEST = 60;

export class Polled<T> {
  value = $state.raw<T | null>(null);
  /** Why the last attempt failed; an older value stays. */
  error = $state.raw<unknown>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait: number;
  #running = false;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly seconds: number,
  ) {
    this.#wait = seconds;
  }

  /** Asks now and then politely: not while the page is hidden, and more rarely while the server is away. */
  start(): () => void {
    this.#running = true;
    const seen = () => {
      if (document.visibilityState === 'visible') void this.refresh();
      else clearTimeout(this.#timer);
    };
    document.addEventListener('visibilitychange', seen);
    void this.refresh();
    return () => {
      this.#running = false;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.value = await this.ask();
      this.error = null;
      this.#wait = this.seconds;
    } catch (error) {
      this.error = error;
      this.#wait = Math.min(SLOWEST, this.#wait * 2);
    }
    clearTimeout(this.#timer);
    if (this.#running && document.visibilityState === 'visible')
      this.#timer = setTimeout(() => void this.refresh(), this.#wait * 1000);
  }
}
