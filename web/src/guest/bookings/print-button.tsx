import { Printer } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '../../ui/button-class.ts'

const never = () => () => {}

/** Without script the browser's own menu prints the page, so the button is drawn by the browser alone. */
export function PrintButton({ label }: { label: string }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isBrowser) return null
  return (
    <button type="button" onClick={() => window.print()} className={buttonClass()}>
      <Printer aria-hidden="true" className="size-[18px]" />
      {label}
    </button>
  )
}
