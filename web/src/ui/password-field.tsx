import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './field.tsx'
import { Eye } from './icons/eye.ts'
import { EyeOff } from './icons/eye-off.ts'
import { Lock } from './icons/lock.ts'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'action'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      aria-label={shown ? say('Hide password') : say('Show password')}
      onClick={() => setShown(!shown)}
      className="grid size-7 place-items-center rounded-sm text-muted hover:text-text disabled:hidden max-md:size-9"
    >
      <Icon aria-hidden="true" className="size-[18px]" />
    </button>
  )
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      icon={<Lock aria-hidden="true" />}
      action={toggle}
    />
  )
}
