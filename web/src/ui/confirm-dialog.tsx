import * as Radix from '@radix-ui/react-dialog'
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { sayRich } from '../lib/say-rich.ts'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

type ConfirmDialogProps = {
  icon: ReactNode
  title: string
  text: ReactNode
  /** The text that must be typed to confirm. */
  word: string
  /** `welcome` for actions that open rather than remove something. */
  tone?: 'danger' | 'welcome'
  confirmLabel: string
  cancelLabel: string
  busy: string | false
  /** Reason why it was not done. */
  error?: string | undefined
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** Rejects where it was not done. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** For actions that everybody notices or nobody can undo. Open while it is rendered; only Escape and the buttons close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { icon, title, text, word, confirmLabel, cancelLabel, busy, error, opener, onConfirm, onClose } =
    props
  const isWelcome = props.tone === 'welcome'
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isMeant = same(typed, word)
  const isUnderWay = useRef(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isMeant || isUnderWay.current) return
    // `busy` is shown a moment later, and the dialog goes a moment after it is done: a second click fits in both.
    isUnderWay.current = true
    await onConfirm().catch(() => {
      isUnderWay.current = false
    })
  }
  return (
    <Radix.Root open onOpenChange={() => !busy && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay transition-opacity duration-(--dur-base) starting:opacity-0" />
        <Radix.Content
          role="alertdialog"
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            field.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus({ preventScroll: true })
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-32px)] w-[440px] max-w-[calc(100vw-32px)] -translate-1/2 overflow-y-auto overscroll-contain rounded-xl bg-raised px-[22px] py-[26px] text-center transition-opacity duration-(--dur-base) [box-shadow:var(--shadow-lg)] starting:opacity-0 md:px-8 md:pt-8 md:pb-[26px]"
        >
          <span
            aria-hidden="true"
            className={cx(
              'mb-[18px] inline-grid size-[68px] place-items-center rounded-full [&>svg]:size-7',
              isWelcome ? 'bg-accent-soft text-accent-text' : 'bg-error-soft text-error-text',
            )}
          >
            {icon}
          </span>
          <Radix.Title className="text-balance wrap-anywhere">{title}</Radix.Title>
          <Radix.Description asChild>
            <p className="mt-1.5 text-balance text-muted">{text}</p>
          </Radix.Description>
          <form onSubmit={submit} className="mt-5 text-left">
            <TextField
              ref={field}
              label={
                <span className="wrap-anywhere">
                  {sayRich('Type <b>{word}</b> to confirm', { b: (text) => <b>{text}</b>, word })}
                </span>
              }
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={error}
            />
            <div className="mt-6 grid gap-3 md:grid-cols-2">
              <Button variant="secondary" onClick={onClose} disabled={busy !== false}>
                {cancelLabel}
              </Button>
              <Button
                type="submit"
                variant={isWelcome ? 'primary' : 'danger'}
                busy={busy}
                disabled={!isMeant}
                className="max-md:order-first"
              >
                {confirmLabel}
              </Button>
            </div>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Ignores surrounding spaces and how an accent is encoded, as a person comparing would. */
function same(typed: string, word: string): boolean {
  const plain = (text: string) => text.normalize().trim().replace(/\s+/g, ' ')
  return plain(typed) === plain(word)
}
