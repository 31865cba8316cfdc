// One action at a time on its way to the table, as every panel that decides needs it.

export class Sender<Action> {
  /** Whether an action is on its way: nothing else is sent meanwhile. */
  busy = $state(false);

  constructor(private readonly act: () => ((action: Action) => Promise<void>) | null) {}

  /** Says whether it was done. Where it was refused, the frame has told why and what was composed stays. */
  async send(action: Action): Promise<boolean> {
    const act = this.act();
    if (!act || this.busy) return false;
    this.busy = true;
    try {
      await act(action);
      return true;
    } catch {
      return false;
    } finally {
      this.busy = false;
    }
  }
}
