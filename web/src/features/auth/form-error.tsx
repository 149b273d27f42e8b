import { CircleAlert } from 'lucide-react'
import { Note } from '../../ui/note.tsx'

/** What went wrong with the form as a whole. */
export function FormError({ title, message }: { title?: string; message: string | undefined }) {
  if (!message) return null
  return (
    <Note role="alert" tone="error" icon={<CircleAlert />} className="mb-5" {...(title && { title })}>
      {message}
    </Note>
  )
}
