/** Staff roles, from the most to the fewest permissions. */
export const roles = [
  'SUPER_ADMIN',
  'ADMIN_FULL',
  'CONTENT_MANAGER',
  'INSCRIPTIONS_MANAGER',
  'VIEWER',
] as const;
export type Role = (typeof roles)[number];

/**
 * Resources of permissions: the sections of the dashboard, and `personnes`, the data subject
 * requests.
 */
export const resources = [
  'articles',
  'galerie',
  'temoignages',
  'inscriptions',
  'users',
  'personnes',
  'dashboard',
] as const;
export type Resource = (typeof resources)[number];

export const rights = ['read', 'write', 'delete'] as const;
export type Right = (typeof rights)[number];

export const actions = ['read', 'create', 'edit', 'write', 'delete'] as const;
export type Action = (typeof actions)[number];

const none = [] as const;
const reading = ['read'] as const;
const readingAndWriting = ['read', 'write'] as const;
const everything = ['read', 'write', 'delete'] as const;

/**
 * Permissions by role and resource. The buttons of the dashboard, the guards of the commands and the
 * tests of the security rules derive from this table.
 */
export const permissions = {
  SUPER_ADMIN: {
    articles: everything,
    galerie: everything,
    temoignages: everything,
    inscriptions: everything,
    users: everything,
    personnes: everything,
    dashboard: everything,
  },
  ADMIN_FULL: {
    articles: everything,
    galerie: everything,
    temoignages: everything,
    inscriptions: everything,
    users: none,
    personnes: none,
    dashboard: readingAndWriting,
  },
  CONTENT_MANAGER: {
    articles: everything,
    galerie: everything,
    temoignages: everything,
    inscriptions: none,
    users: none,
    personnes: none,
    dashboard: reading,
  },
  INSCRIPTIONS_MANAGER: {
    articles: everything,
    galerie: everything,
    temoignages: everything,
    inscriptions: everything,
    users: none,
    personnes: none,
    dashboard: reading,
  },
  VIEWER: {
    articles: reading,
    galerie: reading,
    temoignages: reading,
    inscriptions: reading,
    users: none,
    personnes: none,
    dashboard: reading,
  },
} as const satisfies Record<Role, Record<Resource, readonly Right[]>>;

/** Right that each action needs. */
export const rightFor: Readonly<Record<Action, Right>> = {
  read: 'read',
  create: 'write',
  edit: 'write',
  write: 'write',
  delete: 'delete',
};

export function can(role: Role, resource: Resource, action: Action): boolean {
  const granted: readonly Right[] = permissions[role][resource];
  return granted.includes(rightFor[action]);
}

/** Resources that `role` may read, in the order of the dashboard. */
export function visibleSections(role: Role): Resource[] {
  return resources.filter((resource) => can(role, resource, 'read'));
}

export function rolesWith(resource: Resource, right: Right): Role[] {
  return roles.filter((role) => can(role, resource, right));
}

/** Roles that can be given to a member. */
export const assignableRoles = roles.filter((role) => role !== 'SUPER_ADMIN');

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

export const roleLabels = {
  SUPER_ADMIN: {
    name: 'Super Administrateur',
    description: 'Accès complet, y compris la gestion des utilisateurs du tableau de bord.',
  },
  ADMIN_FULL: {
    name: 'Administrateur Complet',
    description: 'Accès à tout, sauf à la gestion des utilisateurs.',
  },
  CONTENT_MANAGER: {
    name: 'Gestionnaire de Contenu',
    description: 'Publie les articles, les photos et les témoignages.',
  },
  INSCRIPTIONS_MANAGER: {
    name: "Gestionnaire d'Inscriptions",
    description: 'Traite les inscriptions et peut publier du contenu.',
  },
  VIEWER: {
    name: 'Lecteur',
    description: 'Consulte tout, sauf les utilisateurs, sans rien modifier.',
  },
} as const satisfies Record<Role, { name: string; description: string }>;
