export type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'system'

/** The theme shown now; theme.js keeps it on <html>. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Returns the visitor's choice; without one the system decides. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem('theme')
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Stores the visitor's choice; theme.js reads it before the next first paint. */
export function chooseTheme(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice === 'system' ? systemTheme() : choice
  try {
    if (choice === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', choice)
  } catch {
    // Some private windows refuse storage; the choice then holds until the page is left.
  }
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
