/** Reads a reference as people type it: `rl wdk47m` means RL-WDK47M. */
export function readReference(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return `RL-${letters.replace(/^RL/, '')}`.slice(0, 12)
}
