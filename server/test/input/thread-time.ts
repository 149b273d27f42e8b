/**
 * Measures the most CPU time this thread spent in one turn of its event loop, during which nobody else was
 * answered. It measures CPU time rather than elapsed time, because a busy machine may suspend the thread in
 * the middle of a turn.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = cpuMs()
  let timer: NodeJS.Immediate | undefined
  const tick = () => {
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
    timer = setImmediate(tick)
  }
  timer = setImmediate(tick)
  try {
    await work()
    await new Promise((resolve) => setImmediate(resolve))
  } finally {
    clearImmediate(timer)
  }
  return longest
}

const roughlyMegabyte = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ index, name: `Room ${index}`, ages: [1, 2, 3] })),
)

/**
 * The most CPU time that one turn may take: as much as reading twenty megabytes of JSON takes now, on this
 * machine. That is about 200 ms where a megabyte takes 10.
 */
export function mostTurnMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = cpuMs()
    JSON.parse(roughlyMegabyte)
    return cpuMs() - begun
  })
  return 20 * (times.toSorted((a, b) => a - b)[2] ?? 0)
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
