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

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
