CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT notifications_pkey PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT notifications_user_id_fkey REFERENCES users ON DELETE CASCADE,
  event text NOT NULL,
  title text NOT NULL,
  detail text NOT NULL,
  -- A path of the product.
  link text NOT NULL,
  -- What it tells of: told once, however often it is tried.
  occasion text NOT NULL,
  at timestamptz NOT NULL,
  -- By what the person had chosen when it happened.
  in_app boolean NOT NULL,
  mail text NOT NULL,
  read_at timestamptz,
  mailed_at timestamptz,
  CONSTRAINT notifications_once UNIQUE (user_id, occasion),
  CONSTRAINT notifications_mail_known CHECK (mail IN ('off', 'now', 'digest'))
);
CREATE INDEX notifications_list_idx ON notifications (user_id, id DESC) WHERE in_app;
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE in_app AND read_at IS NULL;
CREATE INDEX notifications_digest_idx ON notifications (user_id) WHERE mail = 'digest' AND mailed_at IS NULL;
CREATE INDEX notifications_at_idx ON notifications (at);

-- Only what somebody chose; the rest is as the product ships.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL CONSTRAINT notification_preferences_user_id_fkey REFERENCES users ON DELETE CASCADE,
  event text NOT NULL,
  in_app boolean NOT NULL,
  mail text NOT NULL,
  CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id, event),
  CONSTRAINT notification_preferences_mail_known CHECK (mail IN ('off', 'now', 'digest'))
);
