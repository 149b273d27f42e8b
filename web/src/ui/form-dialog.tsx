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
  isDanger?: boolean
  isBusy: boolean
  /** Error of the form as a whole. */
  fault: string | undefined
  onSubmit: (event: FormEvent) => unknown
  onClose: () => void
  /** In place of Cancel and submit, once there is nothing left to do. */
  actions?: ReactNode
  place?: 'center' | 'side'
  children?: ReactNode
}

/** A short form in a dialog: fields, errors, Cancel and its one action. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, isBusy, fault, onSubmit, onClose, actions, children } = props
  const { busyLabel = say('Saving'), isDanger = false, place = 'center' } = props
  return (
    <Dialog {...{ title, description, onClose, isBusy, place }}>
      <form
        noValidate
        onSubmit={onSubmit}
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
            'flex justify-end gap-2.5',
            place === 'side' &&
              'sticky -bottom-[22px] mt-auto -mb-[22px] bg-raised pt-2 pb-[22px] md:-bottom-6 md:-mb-6 md:pb-6',
          )}
        >
          {actions ?? (
            <>
              <Button variant="quiet" onClick={onClose}>
                {say('Cancel')}
              </Button>
              <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy && busyLabel}>
                {submitLabel}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  )
}
