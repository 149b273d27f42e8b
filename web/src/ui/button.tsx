import { say } from '@roomlark/contract/say'
import type { ComponentProps, MouseEvent } from 'react'
import { useConnection } from '../lib/connection.ts'
import { cx } from '../lib/cx.ts'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While set, the button shows a spinner and this text, and does nothing when pressed. */
    busy?: string | false | undefined
  }

export function Button({ variant, size, block, busy, className, children, onClick, ...rest }: ButtonProps) {
  const { isConnected } = useConnection()
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the keyboard focus. Enter in a field presses this button too.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy ? true : undefined}
      className={cx(buttonClass(look(variant, size, block)), busy && 'cursor-progress', className)}
      onClick={press}
    >
      {busy ? (
        <>
          <Spinner />
          {isConnected ? busy : say('Waiting for the connection')}
        </>
      ) : (
        children
      )}
    </button>
  )
}

export function ButtonLink({ variant, size, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cx(buttonClass(look(variant, size, block)), className)} />
}

function look(
  variant: ButtonLook['variant'] | undefined,
  size: ButtonLook['size'] | undefined,
  block: boolean | undefined,
): ButtonLook {
  return { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }
}
