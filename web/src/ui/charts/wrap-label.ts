/** Wraps words into as few lines as fit; whatever remains stays on the last one. */
export function wrapLabel(label: string, letters: number, mostLines: number): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last !== undefined && (joined.length <= letters || lines.length === mostLines)) {
      lines[lines.length - 1] = joined
    } else lines.push(word)
  }
  return lines
}
