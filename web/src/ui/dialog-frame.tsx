import * as Radix from '@radix-ui/react-dialog'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useEffect, useState } from 'react'
import { discardWaiting, waitingMark } from '../lib/connection.ts'
import { cx } from '../lib/cx.ts'
import { useLatest } from '../lib/use-latest.ts'
import { useLeaveGuard } from '../lib/use-leave-guard.ts'
import { useUnloadQuestion } from '../lib/use-unload-question.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { IconButton } from './icon-button.tsx'
import { X } from './icons/x.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useOwnEscape } from './use-own-escape.ts'
import { useTyped } from './use-typed.ts'

export type DialogProps = {
  title: string
  description: ReactNode
  onClose: () => void
  /** Something is being saved; closing the dialog discards it if it has not been sent yet. */
  isBusy?: boolean
  /** At the side it leaves the page visible, and fills the screen of a phone. */
  place?: 'center' | 'side'
  children: ReactNode
}

const places = {
  center:
    'top-1/2 left-1/2 max-h-[calc(100dvh-32px)] w-[560px] max-w-[calc(100vw-32px)] -translate-1/2 rounded-xl p-[22px] md:px-8 md:pt-7 md:pb-[26px]',
  side: 'inset-y-0 right-0 flex w-full flex-col px-[22px] pt-4 pb-[22px] md:w-[436px] md:rounded-l-xl md:px-7 md:pt-5 md:pb-6',
}

/**
 * Open for as long as it is rendered. Escape, the cross and the overlay close it, but ask first where something
 * has been typed.
 */
export function DialogFrame(props: DialogProps) {
  const { title, description, onClose, isBusy = false, place = 'center', children } = props
  const focusReturn = useFocusReturn()
  const { isTyped, isSubmitted, handlers } = useTyped()
  const [isAsking, setAsking] = useState(false)
  // Submitting may lead to another page without a question; closing the browser still asks.
  const guard = useLeaveGuard(isTyped && !isSubmitted)
  useUnloadQuestion(isTyped)
  useGiveUp(isBusy)
  const close = () => (isTyped ? setAsking(true) : onClose())
  const { ref, onEscapeKeyDown } = useOwnEscape(close)
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 transition-opacity duration-(--dur-base) starting:opacity-0 bg-overlay" />
        <Radix.Content
          ref={ref}
          {...handlers}
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            const field = firstField(event.currentTarget)
            if (!field) return
            event.preventDefault()
            field.focus()
          }}
          onEscapeKeyDown={(event) => {
            // Something inside is being moved: Escape puts that back first.
            if (document.querySelector('[data-takes-escape]')) event.preventDefault()
            else onEscapeKeyDown(event)
          }}
          className={cx(
            'fixed z-50 overflow-y-auto overscroll-contain bg-raised transition-opacity duration-(--dur-base) [box-shadow:var(--shadow-lg)] starting:opacity-0',
            places[place],
          )}
        >
          <div className="flex items-center justify-between gap-3">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={say('Close')} className="-mr-2.5">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
          <Radix.Description asChild>
            <p className="mt-1 text-muted">{description}</p>
          </Radix.Description>
          {children}
          {isAsking ? <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} /> : null}
          {guard.isAsking ? <DiscardQuestion onKeep={guard.stay} onDiscard={guard.leave} /> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A form is opened to be filled in, so its first field has the focus. */
function firstField(dialog: EventTarget | null): HTMLElement | null {
  const fields = 'form :is(input, select, textarea):not(:disabled, [type=file])'
  return dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>(fields) : null
}

/** A change that waits for the connection is discarded with the dialog it was made in. */
function useGiveUp(isBusy: boolean): void {
  const latest = useLatest(isBusy)
  useEffect(() => {
    const mark = waitingMark()
    return () => {
      if (latest()) void discardWaiting(mark)
    }
  }, [latest])
}
