-- Teams. Whoever joins a team and whoever gets a hotel at the same moment wait for each other at the account, so that one
-- of them sees what the other did.

-- Refuses a member who owns hotels or has a team.
CREATE OR REPLACE FUNCTION refuse_owner_as_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (NEW.user_id, NEW.owner_id) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM users WHERE id IN (NEW.user_id, NEW.owner_id) AND (user_type <> 'hotel' OR erased_at IS NOT NULL))
     OR EXISTS (SELECT FROM hotels WHERE owner_id = NEW.user_id)
     OR EXISTS (SELECT FROM team_members WHERE owner_id = NEW.user_id OR user_id = NEW.owner_id) THEN
    RAISE EXCEPTION 'an owner cannot be a member of a team'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'team_members_owns_nothing';
  END IF;
  RETURN NEW;
END
$$;

-- Refuses a hotel for somebody who works for another owner.
CREATE OR REPLACE FUNCTION refuse_member_as_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.owner_id FOR KEY SHARE;
  IF EXISTS (SELECT FROM team_members WHERE user_id = NEW.owner_id) THEN
    RAISE EXCEPTION 'a member of a team cannot own hotels'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'hotels_owner_is_no_member';
  END IF;
  RETURN NEW;
END
$$;
