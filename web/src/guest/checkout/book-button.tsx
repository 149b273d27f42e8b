import { useEffect, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** With script it names the attempt, so that a second click is the same one, and goes once. */
export function BookButton({ label, name }: { label: string; name?: string }) {
  const [key, setKey] = useState<string>()
  const buttonRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = buttonRef.current?.form
    let isSent = false
    // Coming back to the page is another attempt.
    const begin = () => {
      isSent = false
      setKey(newKey())
    }
    const once = (event: SubmitEvent) => {
      if (isSent) event.preventDefault()
      isSent = true
    }
    begin()
    form?.addEventListener('submit', once)
    window.addEventListener('pageshow', begin)
    return () => {
      form?.removeEventListener('submit', once)
      window.removeEventListener('pageshow', begin)
    }
  }, [])
  return (
    <>
      {key ? <input type="hidden" name="key" value={key} /> : null}
      <button
        type="submit"
        ref={buttonRef}
        aria-label={name}
        className={cx(
          buttonClass({ size: 'lg' }),
          'max-md:min-w-0 max-md:px-4! max-md:py-1 max-md:leading-5 max-md:whitespace-normal!',
        )}
      >
        {label}
      </button>
    </>
  )
}

/** A random UUID; `crypto.randomUUID` is there only in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
