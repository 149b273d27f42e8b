import { useEffect, useRef, useState } from 'react'
import {
  type CookiePreferences,
  closeCookiePreferences,
  currentPreferences,
  type OptionalCategory,
  rejectedAll,
} from '../lib/cookie-consent.ts'
import { buttonClass } from '../ui/button-class.ts'
import type { Texts } from './texts/texts.ts'

type ConsentDialogProps = { words: Texts['consent']; onChoose: (choice: CookiePreferences) => void }

const optional: readonly OptionalCategory[] = ['analytics', 'marketing', 'functional']

export function ConsentDialog({ words, onChoose }: ConsentDialogProps) {
  const [preferences, setPreferences] = useState(currentPreferences)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="cookie-preferences"
      onClose={closeCookiePreferences}
      className="m-auto w-[min(34rem,calc(100vw-24px))] rounded-xl border border-border bg-raised p-5 text-text [box-shadow:var(--shadow-lg)] backdrop:bg-overlay md:p-6"
    >
      <h2 id="cookie-preferences" className="text-lg">
        {words.title}
      </h2>
      <p className="mt-1 text-[14px] leading-[21px] text-muted">{words.text}</p>
      <div className="my-4 grid gap-3 text-[14px] leading-5">
        <Toggle label={words.necessary} isOn isFixed />
        {optional.map((category) => (
          <Toggle
            key={category}
            label={words[category]}
            isOn={preferences[category]}
            onChange={(isOn) => setPreferences({ ...preferences, [category]: isOn })}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => onChoose(rejectedAll)}
        >
          {words.reject}
        </button>
        <button type="button" className={buttonClass()} onClick={() => onChoose(preferences)}>
          {words.save}
        </button>
      </div>
    </dialog>
  )
}

type ToggleProps = { label: string; isOn: boolean; isFixed?: boolean; onChange?: (isOn: boolean) => void }

function Toggle({ label, isOn, isFixed = false, onChange }: ToggleProps) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        role="switch"
        className="mt-0.5 size-4 shrink-0 accent-primary"
        checked={isOn}
        aria-checked={isOn}
        disabled={isFixed}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      {label}
    </label>
  )
}
