// A door before several servers, as a balancer is: it leads to one of them, and can keep back what that one answers.

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export class Door {
  private readonly lines = new Set<Socket>();
  private readonly hushed = new WeakSet<Socket>();
  private readonly listener = createServer((line) => this.open(line));

  private constructor(private port: number) {}

  static async before(url: string): Promise<Door> {
    const door = new Door(portOf(url));
    await new Promise<void>((resolve) => door.listener.listen(0, '127.0.0.1', resolve));
    return door;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** Whoever comes from now on is led there. */
  leadTo(url: string): void {
    this.port = portOf(url);
  }

  /** Nothing more comes back over the lines that are open now, as when they break. */
  hush(): void {
    for (const line of this.lines) this.hushed.add(line);
  }

  close(): void {
    this.listener.close();
    for (const line of this.lines) line.destroy();
  }

  private open(line: Socket): void {
    const beyond = connect(this.port, '127.0.0.1');
    const end = () => {
      this.lines.delete(line);
      line.destroy();
      beyond.destroy();
    };
    this.lines.add(line);
    line.on('data', (bytes) => beyond.write(bytes));
    beyond.on('data', (bytes) => this.hushed.has(line) || line.write(bytes));
    for (const side of [line, beyond]) side.on('close', end).on('error', end);
  }
}

const portOf = (url: string) => Number(new URL(url).port);
