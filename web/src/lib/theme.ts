export type Theme = 'light' | 'dark'

/** What is on screen now; theme.js keeps it on <html>. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Keeps the visitor's choice; theme.js reads it before the next first paint. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage is refused in some private windows: the choice then holds until the page is left.
  }
}
