-- When an invited person last looked at the invitation.
ALTER TABLE users ADD COLUMN invitation_opened_at timestamptz;
