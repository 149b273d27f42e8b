import type { User } from '@roomlark/contract/users'
import { initialsOf } from '../../lib/user-name.ts'
import { Avatar } from '../../ui/avatar.tsx'

export function UserAvatar({ user, size }: { user: User; size: 34 | 36 }) {
  return (
    <Avatar
      initials={initialsOf(user)}
      src={user.profile.profileImageUrl}
      tone={user.userType === 'affiliate' ? 'secondary' : 'primary'}
      size={size}
    />
  )
}
