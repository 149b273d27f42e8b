import { say } from '@roomlark/contract/say'
import type { FormEvent, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { CircleAlert } from './icons/circle-alert.ts'
import { Note } from './note.tsx'

type FormDialogProps = {
  title: string
  description: string
  submitLabel: string
  busyLabel?: string
  cancelLabel?: string
  isDanger?: boolean
  isBusy?: boolean
  /** False while something is missing that no message names. */
  isReady?: boolean
  /** Error of the form as a whole. */
  fault?: string | undefined
  /** A rejection is shown by the caller, as `fault`. */
  onSubmit: (event: FormEvent) => unknown
  onClose: () => void
  /** In place of Cancel and submit, once there is nothing left to do. */
  actions?: ReactNode
  /** Another action, at the other end of the row. */
  extra?: ReactNode
  place?: 'center' | 'side'
  children?: ReactNode
}

/** A question or a short form in a dialog: fields, errors, Cancel and its one action. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, fault, onSubmit, onClose, actions, extra, children } = props
  const { busyLabel = say('Saving'), cancelLabel = say('Cancel'), place = 'center' } = props
  const { isDanger = false, isBusy = false, isReady = true } = props
  function submit(event: FormEvent) {
    event.preventDefault()
    // The dialog is drawn in a portal, but React still sees it inside a form around it.
    event.stopPropagation()
    if (isReady && !isBusy) void Promise.resolve(onSubmit(event)).catch(() => undefined)
  }
  return (
    <Dialog title={title} description={description} onClose={onClose} isBusy={isBusy} place={place}>
      <form
        noValidate
        onSubmit={submit}
        className={cx('mt-4 gap-5', place === 'side' ? 'flex grow flex-col' : 'grid')}
      >
        {children}
        {fault ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {fault}
          </Note>
        ) : null}
        <div
          className={cx(
            'flex flex-wrap justify-end gap-2.5',
            place === 'side' &&
              'sticky -bottom-[22px] mt-auto -mb-[22px] bg-raised pt-2 pb-[22px] md:-bottom-6 md:-mb-6 md:pb-6',
          )}
        >
          {actions ?? (
            <>
              {extra}
              <Button variant="quiet" onClick={onClose}>
                {cancelLabel}
              </Button>
              <Button
                type="submit"
                variant={isDanger ? 'danger' : 'primary'}
                busy={isBusy && busyLabel}
                disabled={!isReady}
              >
                {submitLabel}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  )
}
