import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { UnsavedGuard } from '../../ui/leave-dialog.tsx'
import { formFields } from './form-fields.tsx'

type SaveRowProps = {
  /** Words of the button. */
  children: ReactNode
  className?: string
}

/** Ends a form on a page: what went wrong, undo and save; leaving with changes in it asks first. */
export function SaveRow({ children, className = '' }: SaveRowProps) {
  const form = useFormContext()
  const { isDirty, isSubmitting } = form.formState
  return (
    <>
      <formFields.Fault className={className} />
      <div className={`flex justify-end gap-2.5 ${className}`}>
        {isDirty ? (
          <Button variant="quiet" onClick={() => form.reset()}>
            {say('Undo')}
          </Button>
        ) : null}
        <Button type="submit" busy={isSubmitting && say('Saving...')}>
          {children}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty} />
    </>
  )
}
