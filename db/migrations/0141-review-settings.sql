-- Whether reviews and real counts replace the testimonials and claims once there are enough; see docs/decisions/0149.
alter table practice add column shows_reviews boolean not null default false;

-- When the client asked not to be invited to reviews any more.
alter table profiles add column invitations_stopped_at timestamptz;
