// Runs before the first paint so that the page never flashes in the wrong theme.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')

  function stored() {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }

  function apply() {
    const choice = stored()
    const theme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
  }

  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', (event) => {
    if (event.key === 'theme' || event.key === null) apply()
  })
})()
