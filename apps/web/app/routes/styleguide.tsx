import { Styleguide } from '@michi/ui/styleguide';

export default Styleguide;
