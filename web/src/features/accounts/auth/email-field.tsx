import { say } from '@roomlark/contract/say'
import { TextField, type TextFieldProps } from '../../../ui/field.tsx'
import { Mail } from '../../../ui/icons/mail.ts'

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'icon'>

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label={say('Email')}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      icon={<Mail aria-hidden="true" />}
      {...props}
    />
  )
}
