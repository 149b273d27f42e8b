import type { User } from '@roomlark/contract/accounts/users'
import { formatUserInitials } from '../../../lib/user-name.ts'
import { Avatar } from '../../../ui/avatar.tsx'

type UserAvatarProps = { user: User; size: 34 | 36; isOnTint?: boolean }

export function UserAvatar({ user, size, isOnTint = false }: UserAvatarProps) {
  return (
    <Avatar
      initials={formatUserInitials(user)}
      src={user.profile.profileImageUrl}
      tone={isOnTint ? 'plain' : user.userType === 'affiliate' ? 'secondary' : 'primary'}
      size={size}
    />
  )
}
