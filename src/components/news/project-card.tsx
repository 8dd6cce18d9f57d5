import type { Elements } from '../ui/elements';
import { Link } from 'react-router-dom';
import type { Project } from '../../schemas/projects';
import { CardBody } from '../ui/card';
import { projectDetails } from '../../addresses';
import { Picture } from '../picture/picture';
import { Typography } from '../ui/typography';
import { LinkCard } from '../ui/link-card';
import { textAttributes } from '../ui/lang-attributes';

interface Props {
  project: Project;
  headingLevel: 'h2' | 'h3';
  /** What can be done with it, such as to keep it. */
  action?: Elements;
}

/** A project card: its image and its title, which links to the project. */
export function ProjectCard({ project, headingLevel, action }: Props) {
  return (
    <LinkCard>
      <Picture of={project.thumbnail1 ?? project.image} alt="" name={project.title} ratio="16 / 9" />
      <CardBody>
        <Typography variant="h3" component={headingLevel} {...textAttributes(project, 'title')}>
          <Link to={projectDetails(project.slug)}>{project.title}</Link>
        </Typography>
        {action && <div>{action}</div>}
      </CardBody>
    </LinkCard>
  );
}
