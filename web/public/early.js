// Asks for what the first view shows while the scripts that show it are still on their way, so that an account does not
// wait for the one after the other. web/src/lib/early-answers.ts hands the answers over.
;(() => {
  const token = /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)?.[1]
  if (!token || window.early) return
  const firstCalls = new Map([
    ['/dashboard', '/analytics/dashboard?period=30d'],
    ['/hotels', '/hotels?limit=10&page=1'],
  ])
  const first = location.search === '' ? firstCalls.get(location.pathname) : undefined
  const authorization = `Bearer ${token}`
  function ask(call) {
    const path = `/api/v1${call}`
    const headers = { Accept: 'application/json', Authorization: authorization }
    // The time-out of every call (web/src/lib/call.ts).
    const answer = fetch(path, { headers, cache: 'no-store', signal: AbortSignal.timeout(10000) })
    // Whoever takes the answer hears of a failure, and maybe nobody does.
    answer.catch(() => undefined)
    return [path, answer]
  }
  window.early = { authorization, answers: new Map(['/users/profile', ...(first ? [first] : [])].map(ask)) }
  // The first format of a page, whichever it is, takes tens of milliseconds to prepare. Now there is nothing else to do:
  // later, the figures would wait for it.
  Intl.NumberFormat('en-US')
})()
