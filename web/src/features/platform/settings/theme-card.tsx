import { say } from '@roomlark/contract/say'
import { useState, useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, type ThemeChoice, themeChoice } from '../../../lib/theme.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Monitor } from '../../../ui/icons/monitor.ts'
import { Moon } from '../../../ui/icons/moon.ts'
import { Sun } from '../../../ui/icons/sun.ts'

const choices = [
  { value: 'system', label: say('System'), text: say('Same as this device'), Icon: Monitor },
  { value: 'light', label: say('Light'), text: say('Morning'), Icon: Sun },
  { value: 'dark', label: say('Dark'), text: say('Night with the windows lit'), Icon: Moon },
] as const

// The button in the top bar and other tabs choose, too.
function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export function ThemeCard() {
  const theme = useSyncExternalStore(watchTheme, currentTheme)
  const [, redraw] = useState(0)
  const chosen = themeChoice()
  function choose(choice: ThemeChoice) {
    chooseTheme(choice)
    // The theme on screen may stay the same.
    redraw((count) => count + 1)
  }
  return (
    <Card>
      <CardHead
        title={say('Theme')}
        subtitle={say(
          'On this device. You see the {theme, select, dark {dark theme} other {light theme}} now.',
          { theme },
        )}
      />
      <fieldset>
        <legend className="sr-only">{say('Theme')}</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {choices.map(({ value, label, text, Icon }) => (
            <label
              key={value}
              className="flex cursor-pointer items-center gap-3 rounded-[11px] border border-control px-3.5 py-[11px] leading-[19px] has-checked:border-primary has-checked:[box-shadow:inset_0_0_0_1px_var(--color-primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name="theme"
                value={value}
                checked={chosen === value}
                onChange={() => choose(value)}
                className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control outline-none checked:border-6 checked:border-primary"
              />
              <span className="min-w-0 grow">
                <b className="block">{label}</b>
                <small className="block text-sm leading-[19px] text-muted">{text}</small>
              </span>
              <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  )
}
