/** Words in as few lines as fit; what is left over after the last stays on it. */
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
