import { say } from '@roomlark/contract/say'
import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme } from '../../../lib/theme.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Moon } from '../../../ui/icons/moon.ts'
import { Sun } from '../../../ui/icons/sun.ts'

// The system and other tabs change the theme too; <html> is where all of them write it.
function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** `named` shows the words, for the drawer; otherwise the icon alone. */
export function ThemeToggle({ named = false }: { named?: boolean }) {
  const isDark = useSyncExternalStore(watchTheme, currentTheme) === 'dark'
  const Icon = isDark ? Sun : Moon
  const label = isDark ? say('Switch to light theme') : say('Switch to dark theme')
  const icon = <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
  const toggle = () => chooseTheme(isDark ? 'light' : 'dark')
  if (!named) {
    return (
      <IconButton label={label} onClick={toggle} className="max-md:hidden">
        {icon}
      </IconButton>
    )
  }
  return (
    <button
      type="button"
      onClick={toggle}
      className="flex min-h-[42px] items-center gap-3 rounded-[10px] px-3 text-left font-medium text-muted hover:bg-sunken hover:text-text"
    >
      {icon}
      {label}
    </button>
  )
}
