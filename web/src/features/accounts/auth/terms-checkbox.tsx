import { type ComponentProps, useId } from 'react'
import { Link } from '../../../ui/link.tsx'

type TermsCheckboxProps = ComponentProps<'input'> & { error: string | undefined }

/** Links open in a new tab so that nothing typed is lost. */
export function TermsCheckbox({ error, ...input }: TermsCheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 text-[14px] leading-[21px]">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="mt-px size-5 shrink-0 accent-primary"
          {...input}
        />
        <span>
          I accept the{' '}
          <Link className="link" to="/terms-of-service" target="_blank">
            Terms of Service
          </Link>{' '}
          and have read the{' '}
          <Link className="link" to="/privacy-policy" target="_blank">
            Privacy Policy
          </Link>
          .
        </span>
      </label>
      {error ? (
        <p id={id} className="mt-1.5 text-sm text-error-text">
          {error}
        </p>
      ) : null}
    </div>
  )
}
