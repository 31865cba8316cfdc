// A soft cue when it becomes somebody's turn: two tones, made on the spot.

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody touched it. */
export function prepareSound(): () => void {
  const wake = () => {
    context ??= 'AudioContext' in window ? new AudioContext() : null;
    if (context?.state === 'suspended') void context.resume();
  };
  document.addEventListener('pointerdown', wake);
  document.addEventListener('keydown', wake);
  return () => {
    document.removeEventListener('pointerdown', wake);
    document.removeEventListener('keydown', wake);
  };
}

export function playCue(): void {
  if (context?.state !== 'running') return;
  tone(context, 523.25, 0);
  tone(context, 783.99, 0.14);
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const wave = audio.createOscillator();
  const loudness = audio.createGain();
  wave.type = 'sine';
  wave.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.09, start + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.7);
  wave.connect(loudness).connect(audio.destination);
  wave.start(start);
  wave.stop(start + 0.75);
}
