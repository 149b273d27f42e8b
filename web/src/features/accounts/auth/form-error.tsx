import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Note } from '../../../ui/note.tsx'

/** Error of the form as a whole. */
export function FormError({ title, message }: { title?: string; message: string | undefined }) {
  if (!message) return null
  const heading = title === message ? undefined : title
  return (
    <Note
      role="alert"
      tone="error"
      icon={<CircleAlert />}
      className="mb-5"
      {...(heading && { title: heading })}
    >
      {message}
    </Note>
  )
}
