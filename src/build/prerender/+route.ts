/** One Vike page serves every URL; the route table of react-router decides what it shows. */
export default '*'
