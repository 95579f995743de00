-- Whether an astrologer sees the clients of colleagues. Those who are astrologers now keep what they see; a new one sees only
-- their own until the practice decides otherwise.
alter table user_roles add column sees_everybody boolean not null default true;
